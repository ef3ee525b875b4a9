import { posix } from 'node:path'

/** Returns the anchors of headings as GitHub makes them: lowercase, no punctuation, hyphens for spaces. */
export function headingAnchors(markdown: string): Set<string> {
  const seen = new Map<string, number>()
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutCode(markdown).matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
    const before = seen.get(slug) ?? 0
    seen.set(slug, before + 1)
    anchors.add(before === 0 ? slug : `${slug}-${before}`)
  }
  return anchors
}

/** Finds links in these documents, by path, to anchors that the other document doesn't have. */
export function deadAnchors(documents: ReadonlyMap<string, string>): string[] {
  const anchors = new Map([...documents].map(([path, markdown]) => [path, headingAnchors(markdown)]))
  return [...documents].flatMap(([path, markdown]) =>
    [...withoutCode(markdown).matchAll(/\]\(<?([^)\s>#]*)#([^)\s>]+)>?\)/g)]
      .filter(([, target = '']) => !/^[a-z]+:/.test(target))
      .map(([, target = '', anchor = '']) => ({
        target: target === '' ? path : posix.join(posix.dirname(path), target),
        anchor: decodeURIComponent(anchor),
      }))
      .filter(({ target, anchor }) => anchors.get(target)?.has(anchor) === false)
      .map(({ target, anchor }) => `${path} leads to #${anchor} of ${target}, which has no such heading`),
  )
}

const withoutCode = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```$/gm, '')
