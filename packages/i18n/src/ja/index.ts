import { account } from './account.ts'
import { admin } from './admin.ts'
import { errors } from './errors.ts'
import { problems } from './problems.ts'
import { program } from './program.ts'
import { site } from './site.ts'
import { ui } from './ui.ts'

export const messages = { ...ui, ...site, ...account, ...program, ...admin }

export { errors, problems }
