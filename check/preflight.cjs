'use strict'
// Says in one sentence why the shop cannot run here. Plain JavaScript, since any old Node may read it.
const fs = require('fs')
const path = require('path')
const { linkPinnedNode } = require('./pinned-node.cjs')

const root = path.join(__dirname, '..')
const { engines, dependencies, devDependencies, optionalDependencies } = manifest(root)

const wrong = tooOldToInstall() || notInstalled() || wrongNode()
if (wrong) {
  process.stderr.write(`\nGastra cannot run yet: ${wrong}\n`)
  process.exit(1)
}

/** An old npm installs too little, and an npm on an old Node leaves out packages that ask for more. */
function tooOldToInstall() {
  const agent = /npm\/(\S+) node\/v(\S+)/.exec(process.env.npm_config_user_agent || '')
  if (!agent) return null
  const [, npm, node] = agent
  if (numbersIn(npm)[0] < numbersIn(engines.npm)[0])
    return `this is npm ${npm}, and it needs npm ${numbersIn(engines.npm)[0]} or newer.`
  if (!engines.node.split('||').some(range => isWithin(range, node)))
    return `its packages install with Node ${engines.node}, and npm runs here on Node ${node}.`
  return null
}

function isWithin(range, version) {
  const [major, minor] = numbersIn(version)
  const [least, leastMinor] = numbersIn(range)
  if (major === least) return minor >= leastMinor
  return range.includes('>') && major > least
}

/**
 * What is for development builds and tests. A start needs it only where it is there: what was built
 * elsewhere runs without. Every version in package.json is exact.
 */
function notInstalled() {
  if (!fs.existsSync(path.join(root, 'node_modules')))
    return 'its packages are missing; run npm install.'
  const event = process.env.npm_lifecycle_event
  const isWorkshop = fs.existsSync(path.join(root, 'node_modules/@react-router/dev'))
  const needsTools = ['pretest', 'prebuild', 'predev'].includes(event) || isWorkshop
  const tools = needsTools ? devDependencies : {}
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
  const nodes = Object.keys(optionalDependencies).filter(name => name.startsWith('node-'))
  const needed = numbersIn(optionalDependencies[nodes[0]])[0]
  if (numbersIn(process.versions.node)[0] >= needed) return null
  const system = `${process.platform.replace('win32', 'win')}-${process.arch}`
  const pinned = nodes.find(name => name.endsWith(`-${system}`))
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

function numbersIn(version) {
  return version.match(/\d+/g).map(Number)
}
