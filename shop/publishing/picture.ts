/** A picture of the shop as a draft names it: the group and, where there are several, which one. */
export type PictureGroup = 'meals' | 'close-ups' | 'goals' | 'categories' | 'hero' | 'not-found'

type Shape = {
  /** Pixels of what is kept: as wide and high as the largest that a page shows, or more. */
  readonly width: number
  readonly height: number
  readonly format: 'jpg' | 'png'
}

export const pictureShapes: Readonly<Record<PictureGroup, Shape>> = {
  meals: { width: 1600, height: 1200, format: 'jpg' },
  'close-ups': { width: 1600, height: 1200, format: 'jpg' },
  hero: { width: 1600, height: 900, format: 'jpg' },
  'not-found': { width: 1600, height: 1200, format: 'jpg' },
  goals: { width: 640, height: 640, format: 'jpg' },
  // Drawn on the page itself, so they may be clear around their edges.
  categories: { width: 400, height: 400, format: 'png' },
}

/** "meals_mousakas", "hero". null: no picture has this name. */
export function pictureNamed(piece: string): { group: PictureGroup; name: string } | null {
  if (piece === 'hero' || piece === 'not-found') return { group: piece, name: piece }
  const [, group, name] = /^(meals|close-ups|goals|categories)_([a-z0-9-]{1,60})$/.exec(piece) ?? []
  return group && name ? { group: group as PictureGroup, name } : null
}

/** The name by which a draft knows a picture; the opposite of `pictureNamed`. */
export function pieceOfPicture({ group, name }: { group: string; name: string }): string {
  return group === name ? group : `${group}_${name}`
}

/** Where a picture is cut, in shares of it: its middle, and how much closer than it must be. */
export type Cut = { readonly x: number; readonly y: number; readonly zoom: number }

export const mostZoom = 4

type Size = { readonly width: number; readonly height: number }

/**
 * The part of a picture that is kept, in its pixels: of the wanted shape, as large as the zoom lets it
 * be, around the point that matters and never beyond an edge.
 */
export function cutOf(
  { width, height }: Size,
  wanted: Size,
  { x, y, zoom }: Cut,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(width / wanted.width, height / wanted.height) / zoom
  const size = {
    width: Math.max(1, Math.min(width, Math.round(wanted.width * scale))),
    height: Math.max(1, Math.min(height, Math.round(wanted.height * scale))),
  }
  const within = (middle: number, part: number, all: number) =>
    Math.round(Math.min(Math.max(middle * all - part / 2, 0), all - part))
  return {
    left: within(x, size.width, width),
    top: within(y, size.height, height),
    ...size,
  }
}
