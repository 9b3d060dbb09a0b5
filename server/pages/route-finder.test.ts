import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { plainPages } from '../../test/plain-pages.ts'
import { routeFinder } from './route-finder.ts'

const { routes } = await plainPages().pages.build()
const all = Object.values(routes).flatMap(route => (route ? [route] : []))
const tree = [
  {
    id: 'root',
    path: '',
    children: all
      .filter(({ id }) => id !== 'root')
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path })),
  },
]

/** What the router itself finds; the route of all other paths is none. */
function asTheRouter(path: string): string[] | null {
  const found = matchRoutes(tree, path) ?? []
  return found.at(-1)?.route.path === '*' ? null : found.map(({ route }) => route.id)
}

test('every page, and what stands in a parameter or beside it, is found as the router finds it', () => {
  const find = routeFinder(routes)
  const known = all.map(({ path = '' }) => `/${path === '*' ? 'nowhere' : path}`)
  const paths = known.flatMap(path => [
    path,
    path.replace(/:\w+/g, 'x'),
    path.replace(/:\w+/g, '%CE%B1'),
    path.replace(/:\w+/g, 'report'),
    `${path}/more`,
    path.replace(/[^/]+$/, 'other'),
  ])
  expect(paths.filter(path => find(path)).length).toBeGreaterThan(60)
  for (const path of paths) expect([path, find(path)]).toEqual([path, asTheRouter(path)])
})

test('a path that it cannot look up stops the start', () => {
  const odd = { ...routes, odd: { ...all[1], id: 'odd', path: 'odd/:id?' } } as typeof routes
  expect(() => routeFinder(odd)).toThrow('odd/:id?')
})
