import { LinkProvider } from '@pandok/ui'
import { ErrorPage } from './ErrorPage.tsx'
import { RouterLink } from './RouterLink.tsx'

/** An error that left no frame to stand in. */
export const BarePage = () => (
  <LinkProvider component={RouterLink}>
    <div className="grid min-h-dvh place-items-center">
      <ErrorPage />
    </div>
  </LinkProvider>
)
