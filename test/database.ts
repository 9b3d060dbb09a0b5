import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate, openDatabase } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { seedDemo } from '#server/seed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases can be made, and the one to copy: migrated, with the demo shop in it. */
    databaseUrl: string
    template: string
  }
}

/**
 * One PostgreSQL for the whole run: the one of TEST_DATABASE_URL, else an embedded one of our own.
 * Each test file copies the template, so files never meet.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const folder = given ? null : await mkdtemp(join(tmpdir(), 'gastra-test-'))
  const postgres = folder ? await startEmbedded({ dataDir: folder, log: () => {} }) : null
  const databaseUrl = given ?? postgres?.url ?? ''
  const template = `gastra_template_${process.pid}`
  const admin = openDatabase({ connectionString: databaseUrl, max: 1 }, () => {})
  await admin.query(`create database ${template}`)
  const db = openDatabase({ connectionString: urlOf(databaseUrl, template), max: 2 }, () => {})
  await migrate(db)
  await seedDemo(db)
  await db.end()
  project.provide('databaseUrl', databaseUrl)
  project.provide('template', template)
  return async () => {
    if (given) await admin.query(`drop database if exists ${template} with (force)`)
    await admin.end()
    await postgres?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

/** The same server, another database. */
export function urlOf(databaseUrl: string, database: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${database}`
  return url.href
}
