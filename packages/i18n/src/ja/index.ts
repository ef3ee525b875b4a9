import { account } from './account.ts'
import { admin } from './admin.ts'
import { download } from './download.ts'
import { errors } from './errors.ts'
import { guide } from './guide.ts'
import { home } from './home.ts'
import { legalWords } from './legalWords.ts'
import { problems } from './problems.ts'
import { program } from './program.ts'
import { site } from './site.ts'
import { store } from './store.ts'
import { ui } from './ui.ts'

export const messages = {
  ...ui,
  ...site,
  ...guide,
  ...legalWords,
  ...download,
  ...home,
  ...store,
  ...account,
  ...program,
  ...admin,
}

export { errors, problems }
