import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/database.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { monday } from '../clock.ts'
import { swiftFolder } from './swift-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases can be made, and the one to copy: migrated, with the demo shop in it. */
    postgres: Connection
    template: string
  }
}

/**
 * One PostgreSQL for the whole run: the one of TEST_DATABASE_URL, else an embedded one of our own.
 * Each test file copies the template, so files never meet.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const folder = given ? null : await mkdtemp(join(await swiftFolder(), 'gastra-test-'))
  // PostgreSQL runs as an unprivileged user where the suite runs as root: let it in.
  if (folder) await chmod(folder, 0o755)
  const embedded = folder ? await startEmbedded({ dataDir: folder, log: () => {} }) : null
  const postgres = embedded?.connection ?? connectionOf(given ?? '')
  const template = `gastra_template_${process.pid}`
  const admin = openDatabase({ ...postgres, max: 1 }, () => {})
  await admin.query(`create database ${template}`)
  const db = openDatabase({ ...postgres, database: template, max: 2 }, () => {})
  await migrate(db)
  await seedDemo(db, null, new Date(monday))
  await db.end()
  // Tests start the shop and its commands from their sources some hundred times: Node compiles each source once.
  const compiled = await mkdtemp(join(await swiftFolder(), 'gastra-compiled-'))
  process.env.NODE_COMPILE_CACHE = compiled
  project.provide('postgres', postgres)
  project.provide('template', template)
  return async () => {
    if (given) await admin.query(`drop database if exists ${template} with (force)`)
    await admin.end()
    await embedded?.stop()
    for (const made of [folder, compiled])
      if (made) await rm(made, { recursive: true, force: true })
  }
}

export type Connection = {
  host: string
  port: number
  user: string
  database: string
  password?: string | undefined
}

function connectionOf(databaseUrl: string): Connection {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  }
}
