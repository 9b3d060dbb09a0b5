import { readFileSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { parseEnv } from 'node:util'

// Imported first: other files read the environment while they load.
export const namesInEnvFile: readonly string[] = readEnvFile()

/** Without a .env file the environment stays as it is. */
function readEnvFile(): string[] {
  try {
    loadEnvFile()
    return Object.keys(parseEnv(readFileSync('.env', 'utf8')))
  } catch {
    return []
  }
}
