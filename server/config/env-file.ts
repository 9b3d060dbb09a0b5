import { loadEnvFile } from 'node:process'

// Imported first: other files read the environment while they load.
try {
  loadEnvFile()
} catch {
  // Without a .env file the environment stays as it is.
}
