// Runs what npm run build made: the shop, or a command (node run.js commands/audit-command). Where the tools
// that build are installed, an old or missing build is made first and commands run from their sources;
// an image runs what it holds. Plain JavaScript: it is small, and all that is not compiled ahead.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { pathToFileURL } from 'node:url'

const project = import.meta.dirname
const build = resolve(project, process.env.BUILD_DIR ?? 'build')
const isWorkshop = existsSync(join(project, 'node_modules/@react-router/dev'))
/** What a build consists of: pages, scripts of the browser, staff room, server. */
const parts = ['pages/server/index.js', 'pages/client', 'desk/index.html', 'shop/main.js'].map(
  part => join(build, part),
)
const [, , name = ''] = process.argv

try {
  loadEnvFile()
} catch {
  // Without a .env file the environment stays as it is.
}

if (name === '--compile') await compile()
else if (name) await runCommand()
else await runShop()

async function runShop() {
  if (isWorkshop && isStale()) await makeBuild()
  const { run } = await built('main')
  run()
}

async function runCommand() {
  // A command reads its own arguments, as if it were run by itself.
  process.argv.splice(1, 2, name)
  if (isWorkshop) await import(pathToFileURL(join(project, 'server', `${name}.ts`)).href)
  else await built(name.slice(name.lastIndexOf('/') + 1))
}

async function compile() {
  const { loadPages } = await built('main')
  await loadPages()
}

function built(part) {
  if (!existsSync(join(build, 'shop'))) {
    process.stderr.write(
      'Nothing is built here, and the tools that build are missing. Run npm install --include=dev.\n',
    )
    process.exit(1)
  }
  enableCompileCache(join(build, 'compiled'))
  return import(pathToFileURL(join(build, 'shop', `${part}.js`)).href).catch(damaged)
}

/** A file of the build that is missing or cut off; what else is broken keeps its own words. */
function damaged(error) {
  if (!(error instanceof SyntaxError) && error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  process.stderr.write(
    `The build in ${build} is damaged: ${error.message}\nRemove it and run npm run build.\n`,
  )
  process.exit(1)
}

/** Whether a part of the build is missing, or a source was changed after it. */
function isStale() {
  const stamp = join(build, 'stamp.json')
  if (![stamp, ...parts].every(file => existsSync(file))) return true
  const { mtimeMs } = statSync(stamp)
  const isNewer = file => !file.includes('.test.') && statSync(file).ctimeMs > mtimeMs
  return JSON.parse(readFileSync(stamp, 'utf8')).sources.some(source => {
    const path = join(project, source)
    if (!existsSync(path) || isNewer(path)) return true
    if (!statSync(path).isDirectory()) return false
    return readdirSync(path, { recursive: true }).some(file => isNewer(join(path, file)))
  })
}

async function makeBuild() {
  const child = spawn(process.execPath, [join(project, 'build.ts'), '--to-start'], {
    cwd: project,
    stdio: 'inherit',
  })
  const end = () => child.kill()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
  const code = await new Promise(resolve => child.once('close', resolve))
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end)
  if (code !== 0) process.exit(1)
}
