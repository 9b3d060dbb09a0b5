import { createBrowserRouter } from 'react-router'
import { ForRoles } from './frame/for-roles.tsx'
import { Inside } from './frame/inside.tsx'
import { NotHere, Trouble } from './frame/trouble.tsx'
import { pages, screens } from './screens.ts'
import { loadScreenWords } from './text/words.ts'

/** Everything under /desk. A screen's own code is loaded when it is opened. */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: Trouble,
      HydrateFallback: () => null,
      children: [
        {
          path: '/login',
          lazy: async () => {
            const [{ Login }] = await Promise.all([
              import('./login/login.tsx'),
              loadScreenWords(['login']),
            ])
            return { Component: Login }
          },
        },
        {
          path: '/device',
          lazy: async () => {
            const [{ Enter }] = await Promise.all([
              import('./devices/enter.tsx'),
              loadScreenWords(['device']),
            ])
            return { Component: Enter }
          },
        },
        {
          path: '/welcome',
          lazy: async () => {
            const [{ Welcome }] = await Promise.all([
              import('./welcome/welcome.tsx'),
              loadScreenWords(['login']),
            ])
            return { Component: Welcome }
          },
        },
        {
          Component: Inside,
          children: [
            {
              index: true,
              lazy: async () => ({ Component: (await import('./frame/home.tsx')).Home }),
            },
            ...[...screens, ...pages].map(({ path, call, words, load }) => ({
              path: `/${path}`,
              ErrorBoundary: Trouble,
              lazy: async () => {
                const [{ default: Shown }] = await Promise.all([load(), loadScreenWords(words)])
                return {
                  element: (
                    <ForRoles call={call}>
                      <Shown />
                    </ForRoles>
                  ),
                }
              },
            })),
            { path: '*', Component: NotHere },
          ],
        },
      ],
    },
  ],
  { basename: '/desk' },
)
