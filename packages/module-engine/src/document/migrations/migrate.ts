import { isRecord } from '@pandok/domain'
import { DEFINITION_VERSION } from '../definition.ts'
import type { Finding } from '../Finding.ts'
import { fault } from '../rules/fault.ts'
import { MIGRATIONS, type Migration } from './migrations.ts'

type Migrated = { ok: true; document: unknown } | { ok: false; finding: Finding }

/** Converts a document of any earlier version to the current one. A document without a version has the first. */
export function migrate(
  document: unknown,
  migrations: readonly Migration[] = MIGRATIONS,
  newest: number = DEFINITION_VERSION,
): Migrated {
  if (!isRecord(document)) return { ok: true, document }
  const { version = 1 } = document
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > newest)
    return { ok: false, finding: fault('version.unknown', ['version'], { version: String(version), newest }) }
  let migrated: Readonly<Record<string, unknown>> = document
  for (let from = version; from < newest; from += 1)
    migrated = { ...migrations[from - 1]?.(migrated), version: from + 1 }
  return { ok: true, document: migrated }
}
