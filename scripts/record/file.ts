import { rmSync } from "node:fs";
import { BUILT_RECORDS, keepRecord } from "../../record/file/keep.ts";

// The build includes the record's file, so that a first start need not make it.
rmSync(BUILT_RECORDS, { recursive: true, force: true });
await keepRecord(BUILT_RECORDS);
