import { fileURLToPath } from 'node:url'

const folder = (path: string) => new URL(path, import.meta.url)

/** The project's own folders, so that no other file finds one by where it lies itself. */
export const projectFolder = fileURLToPath(folder('../'))
export const answersFolder = folder('answers/')
export const contentFolder = folder('../content/')
export const demoFolder = folder('../demo/')
export const publicFolder = folder('../public/')
