import { createBrowserRouter } from 'react-router'
import { ForRoles } from './frame/for-roles.tsx'
import { Home } from './frame/home.tsx'
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
          lazy: async () => ({ Component: (await import('./login/login.tsx')).Login }),
        },
        {
          path: '/welcome',
          lazy: async () => ({ Component: (await import('./welcome/welcome.tsx')).Welcome }),
        },
        {
          Component: Inside,
          children: [
            { index: true, Component: Home },
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
