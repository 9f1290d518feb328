import { rmSync } from "node:fs";
import { BUILT_RECORDS, keepRecord } from "../../record/file/keep.ts";

// The record's file is part of a build: a first start finds it made.
rmSync(BUILT_RECORDS, { recursive: true, force: true });
await keepRecord(BUILT_RECORDS);
