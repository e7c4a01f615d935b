# `allfronts rules`. $clause is the number of a clause (ALS-5.3), $test the place of a test; $words are what was typed.

rules-traced = Clauses: { $clauses }. With tests: { $tested }. Tests that name them: { $tests }.
rules-untested = { $clause } has no test.
rules-unknown = { $test } names { $clause }, and there is no such clause.

error-no-clause = There is no clause { $clause }. They are numbered from { $first } to { $last }.
error-no-such-words = No clause has all of these words: { $words }.
error-json-needs-trace = Only the trace has figures for programs. Ask for --trace --json.
error-trace-is-whole = The trace is of all clauses: leave out “{ $words }”.
error-no-source-tree = The trace reads the folders rules and tests of the source tree. They are neither in { $folder } nor in a folder above it.
error-unreadable-test = The tests in { $file } cannot be read: there is a mistake in line { $line }.
