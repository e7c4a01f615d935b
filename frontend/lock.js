// Writes the lock anew, without the addresses where packages ask for money: a lock of ours names no hosts.

import { execSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

execSync("npm install --package-lock-only", { stdio: "inherit" });
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const each of Object.values(lock.packages)) delete each.funding;
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
