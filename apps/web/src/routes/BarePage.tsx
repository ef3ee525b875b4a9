import { LinkProvider } from '@pandok/ui'
import { ErrorPage } from './ErrorPage.tsx'
import { RouterLink } from './RouterLink.tsx'

/** For an error outside of any layout. */
export const BarePage = () => (
  <LinkProvider component={RouterLink}>
    <div className="grid min-h-dvh place-items-center">
      <ErrorPage />
    </div>
  </LinkProvider>
)
