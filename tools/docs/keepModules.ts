import { IndependentClient } from '../../e2e/independent-client/IndependentClient.ts'
import { fullModule } from '../../e2e/people/fullModule.ts'
import { keepModule } from '../../e2e/people/keepModule.ts'
import { demoAccount } from '../../e2e/server/demoAccount.ts'
import type { Pandok } from '../../e2e/server/startPandok.ts'
import { made } from './made.ts'

const MODULES = [
  ['폐 결절 추적', 'chest', 'CT', 'finding', '크기와 위험 인자로 추적 간격을 정합니다.'],
  ['척추 압박골절', 'spine', 'XR', 'finding', ''],
  ['신장 낭종', 'urogenital', 'CT', 'score', ''],
  ['지운 모듈', 'general', 'any', 'phrase', ''],
] as const

export async function keepModules({ url, dataDir }: Pandok): Promise<void> {
  const { email, password } = await demoAccount(dataDir, 'member')
  const client = new IndependentClient(url)
  await client.signIn(email, password)
  let last = ''
  for (const [name, section, modality, type, note] of MODULES) {
    last = await keepModule(client, name, { section, modality, type, note })
  }
  await client.call('module-delete', { ids: [last] })
  const labels = {
    section: 'headNeck',
    modality: 'US',
    type: 'score',
    note: '구성과 석회화의 점수로 등급을 정합니다.',
  }
  made.tirads = await keepModule(client, '갑상선 결절', labels, {
    ...fullModule,
    tests: fullModule.tests.slice(0, 1),
  })
  await client.call('module-share', { id: made.tirads, shared: true })
}
