import { describe, expect, it } from 'vitest'
import { badNames } from './badNames.ts'

describe('badNames', () => {
  it('accepts files named after their export in kebab-case folders', () => {
    expect(
      badNames([
        'packages/module-engine/src/evaluate/evaluateModule.ts',
        'apps/web/src/features/board-editor/BoardScreen.tsx',
        'e2e/resident-copies-a-plate.spec.ts',
        'packages/ui/node-stuff/Button.test.tsx',
        'README.md',
      ]),
    ).toEqual([])
  })

  it('refuses names that say nothing, except the area of that name on the wire', () => {
    expect(
      badNames(['packages/ui/src/utils.ts', 'apps/web/src/helpers/x.ts', 'packages/i18n/src/common.ts']),
    ).toEqual([
      expect.stringContaining('«utils»'),
      expect.stringContaining('«helpers»'),
      expect.stringContaining('«common»'),
    ])
    expect(badNames(['packages/protocol/src/common/bannerList.ts'])).toEqual([])
    expect(badNames(['apps/server/src/actions/common/bannerList.ts'])).toEqual([])
  })

  it('refuses folders in other cases and files with dashes', () => {
    expect(badNames(['apps/web/src/boardEditor/x.ts', 'packages/domain/src/can-copy.ts'])).toEqual([
      'apps/web/src/boardEditor/x.ts: the folder boardEditor is not in kebab-case',
      'packages/domain/src/can-copy.ts: a file is named as what it exports, so without dashes',
    ])
  })
})
