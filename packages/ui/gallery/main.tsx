import '@fontsource-variable/inter'
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import './gallery.css'
import { createRoot } from 'react-dom/client'
import { applyTheme, LinkProvider } from '../src/index.ts'
import { Gallery } from './Gallery.tsx'
import { samples } from './samples.ts'

/** The page takes the parameters `?lang=ko|de&theme=light|dark`. */
const query = new URLSearchParams(location.search)
const lang = query.get('lang') === 'de' ? 'de' : 'ko'
document.documentElement.lang = lang
applyTheme(query.get('theme') === 'dark' ? 'dark' : 'light')

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <LinkProvider component={(props) => <a {...props} />}>
      <Gallery t={samples[lang]} lang={lang} />
    </LinkProvider>,
  )
}
