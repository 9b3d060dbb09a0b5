import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './desk.css'
import { deviceHere } from './device.ts'
import { Languages } from './languages.tsx'
import { queries } from './queries.ts'
import { router } from './router.tsx'
import { loadWords } from './text/words.ts'

await loadWords()
// Its last answers stand before anything is asked.
if (deviceHere()) (await import('./devices/offline.ts')).beginOffline()
const room = document.getElementById('desk')
if (!room) throw new Error('the page has no room for the desk')
createRoot(room).render(
  <Languages>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </Languages>,
)
