'use strict'
const { execFileSync } = require('child_process')
const fs = require('fs')
const path = require('path')

/**
 * Puts the Node of an installed package where npm's scripts find it first. npm does so itself, but up
 * to version 10 undoes it when it clears away the same package for other systems. Answers what is wrong.
 */
function linkPinnedNode(modules, name) {
  const windows = process.platform === 'win32'
  const program = windows ? 'node.exe' : 'node'
  const link = path.join(modules, '.bin', program)
  const pinned = path.join(modules, name, 'bin', program)
  try {
    execFileSync(pinned, ['--version'], { stdio: 'pipe' })
    if (!fs.existsSync(link)) {
      // On Windows a symbolic link takes an administrator; a hard link does not.
      if (windows) fs.linkSync(pinned, link)
      else fs.symlinkSync(path.join('..', name, 'bin', program), link)
    }
    return null
  } catch (error) {
    return error.message.split('\n')[0]
  }
}

module.exports = { linkPinnedNode }
