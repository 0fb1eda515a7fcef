import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// Comments and tests cite the rules of docs/rules.md by their ids. A comment names files that exist, stands above what it
// is about, and has the width of a line.

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

const rulesPage = read('docs/rules.md')
const defined = [...rulesPage.matchAll(/^(?:- \*\*|\| )([A-Z]+-\d+)(?:\*\*| )/gm)].map(([, id]) => id ?? '')
const ids = new Set(defined)
const groups = [...new Set(defined.map((id) => id.split('-')[0] ?? ''))]

const OWN_NAME = 'tools/rules.test.ts'
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
const files = tracked
  .filter((path) => /^(src|mirage|tests|tools|public|docs|[^/]+$)/.test(path))
  .filter((path) => /\.(ts|tsx|mjs|js|css|md)$/.test(path) && !path.includes('/generated/'))
  .filter((path) => path !== OWN_NAME && path !== 'CHANGELOG.md')

/** The lines of a source file, each with whether it is part of a comment, and the text of one behind its code. */
function linesOf(path: string) {
  let isInside = false
  return read(path)
    .split('\n')
    .map((line) => {
      const isComment = isInside || /^\s*(\/\/|\{?\/\*)/.test(line)
      const trailing = isComment ? undefined : /\s\/\/ (.*)$/.exec(line)?.[1]
      if (/^\s*\{?\/\*/.test(line)) isInside = true
      if (isInside && line.includes('*/')) isInside = false
      return { line, isComment, trailing }
    })
}

/** The comments of a source file, each block joined to one line of text; a Markdown file is all text. */
function prose(path: string): string[] {
  if (path.endsWith('.md')) return read(path).split('\n')
  const blocks: string[] = []
  let before = false
  for (const { line, isComment, trailing } of linesOf(path)) {
    if (isComment) {
      const text = line.replace(/^\s*(\/\/|\{?\/?\*+\/?\}?)?\s?/, '').replace(/\s*\*\/\}?$/, '')
      if (before) blocks.push(`${blocks.pop() ?? ''} ${text}`)
      else blocks.push(text)
    }
    if (trailing !== undefined) blocks.push(trailing)
    before = isComment
  }
  return blocks
}

const comments = files.flatMap((path) => prose(path).map((text) => ({ path, text })))

describe('docs/rules.md', () => {
  test('no id is defined twice', () => {
    expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([])
  })

  test('the ids of each group are in order', () => {
    const numbersOf = (group: string) =>
      defined.filter((id) => id.startsWith(`${group}-`)).map((id) => Number(id.split('-')[1]))
    const unordered = groups.filter((group) => {
      const numbers = numbersOf(group)
      return numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] ?? 0))
    })
    expect(unordered).toEqual([])
  })

  test('the first table names each group', () => {
    const index = rulesPage.slice(0, rulesPage.indexOf('\n## '))
    expect(groups.filter((group) => !new RegExp(`\\| ${group} +\\|`).test(index))).toEqual([])
  })
})

describe('citations', () => {
  const citation = new RegExp(`\\b(?:${groups.join('|')})-\\d+\\b`, 'g')

  test('each cited rule exists', () => {
    const missing = comments.flatMap(({ path, text }) =>
      [...text.matchAll(citation)].filter(([id]) => !ids.has(id)).map(([id]) => `${path}: ${id}`),
    )
    expect(missing).toEqual([])
  })

  test('what follows "Rule:" is a rule, and "Rules:" stands before several', () => {
    const list = /\b(Rules?): ((?:[A-Z]+-\d+)(?:(?:, | to )[A-Z]+-\d+)*)?/g
    const wrong = comments.flatMap(({ path, text }) =>
      path === 'docs/rules.md'
        ? []
        : [...text.matchAll(list)]
            .filter(([, word, cited]) => !cited || (word === 'Rules') !== /, | to /.test(cited))
            .map(([found]) => `${path}: ${found}`),
    )
    expect(wrong).toEqual([])
  })

  test('a range of rules is of one group and ascends', () => {
    const wrong = comments.flatMap(({ path, text }) =>
      [...text.matchAll(/\b([A-Z]+)-(\d+) to ([A-Z]+)-(\d+)\b/g)]
        .filter(([, group, from, other, to]) => group !== other || Number(from) >= Number(to))
        .map(([found]) => `${path}: ${found}`),
    )
    expect(wrong).toEqual([])
  })

  test('nothing cites a section of a document', () => {
    const found = comments.filter(({ text }) => text.includes('§'))
    expect(found.map(({ path, text }) => `${path}: ${text}`)).toEqual([])
  })
})

describe('comments of the sources', () => {
  const sources = files.filter((path) => !path.endsWith('.md'))

  /** The words of a text or of code, without articles, prepositions and the ends of plurals. */
  const wordsOf = (text: string) =>
    (text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').match(/[a-z]+/gi) ?? [])
      .map((word) => word.toLowerCase())
      .filter(
        (word) => !/^(?:the|an?|of|its?|in|on|for|and|to|or|with|by|as|that|this|all|their|s)$/.test(word),
      )
      .map((word) => word.replace(/ies$/, 'y').replace(/(?<=[a-z]{3})e?s$/, ''))

  test('no comment on something private repeats the line below it', () => {
    const found = files
      .filter((path) => /^(?:src|mirage)\/.*\.tsx?$/.test(path))
      .flatMap((path) => {
        const lines = read(path).split('\n')
        return lines.flatMap((line, index) => {
          const says = wordsOf(/^\/\*\* ([^@]+) \*\/$/.exec(line)?.[1] ?? '')
          const below = lines[index + 1] ?? ''
          const isPrivate = /^(?:const|function|type|interface|class|async function) /.test(below)
          const is = new Set(wordsOf(below))
          return isPrivate && says.length > 0 && says.every((word) => is.has(word))
            ? [`${path}:${index + 1}: ${line}`]
            : []
        })
      })
    expect(found).toEqual([])
  })

  test('each file that a comment names exists', () => {
    const name = /`(?:\.{0,2}\/)*([\w./-]+\.(?:tsx?|mjs|js|css|md|json|html|py))`/g
    const endings = new Set(
      tracked.flatMap((path) => {
        const parts = path.split('/')
        return parts.map((_, index) => parts.slice(index).join('/'))
      }),
    )
    const named = comments
      .filter(({ path }) => !path.endsWith('.md'))
      .flatMap(({ path, text }) => [...text.matchAll(name)].map(([, file = '']) => ({ path, file })))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ file }) => !endings.has(file))).toEqual([])
  })

  test('no doc comment stands above another one', () => {
    const found = sources.flatMap((path) => {
      const lines = read(path).split('\n')
      let begun = 0
      return lines.flatMap((line, index) => {
        if (/^\s*\/\*\*/.test(line)) begun = index
        if (!/^\s*(?:\/\*\*|\*).*\*\/$/.test(line) && !/^\s*\*\/$/.test(line)) return []
        const next = lines.slice(index + 1).find((each) => each.trim() !== '') ?? ''
        // A type of a script without types is declared by a comment.
        const isDeclaration = /@(?:typedef|import)\b/.test(lines.slice(begun, index + 1).join('\n'))
        return /^\s*\/\*\*/.test(next) && !isDeclaration ? [`${path}:${begun + 1}: ${lines[begun]}`] : []
      })
    })
    expect(found).toEqual([])
  })

  test('no line with a comment is wider than 125 columns', () => {
    const found = sources.flatMap((path) =>
      linesOf(path).flatMap(({ line, isComment, trailing }, index) =>
        line.length > 125 && (isComment || trailing !== undefined)
          ? [`${path}:${index + 1}: ${line.trim()}`]
          : [],
      ),
    )
    expect(found).toEqual([])
  })
})
