import '#app/firstPaint.ts'
import '#app/noCompiler.ts'
import '@pandok/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { watchOtherTabs } from '#app/watchOtherTabs.ts'
import { createRouter } from '#routes/createRouter.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const router = createRouter()
watchOtherTabs()

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
