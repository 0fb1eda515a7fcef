import { expect, it } from 'vitest'

/** The text of each module of the user interface and of the gallery, by its path. */
const texts: Record<string, string> = import.meta.glob(
  ['/src/ui/**/*.{ts,tsx}', '/src/features/console/gallery/*.tsx', '!**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)

/** The modules of `src/ui` that a module imports, also lazily. */
const importsOf = (file: string): string[] =>
  [...(texts[file] ?? '').matchAll(/(?:from |import\()'([^']+)'/g)]
    .map(([, path = '']) =>
      path.startsWith('#ui/')
        ? `/src/ui/${path.slice('#ui/'.length)}`
        : new URL(path, `file://${file}`).pathname,
    )
    .flatMap((path) => [`${path}.tsx`, `${path}.ts`])
    .filter((path) => path.startsWith('/src/ui/') && path in texts)

// Each primitive is visible in both themes, and in the pictures.
it('the gallery shows every component of the user interface', () => {
  const shown = new Set(
    Object.keys(texts).filter((file) => file.startsWith('/src/features/console/gallery/')),
  )
  for (const file of shown) for (const next of importsOf(file)) shown.add(next)
  const components = Object.keys(texts).filter((file) => file.endsWith('.tsx'))
  expect(components.length).toBeGreaterThan(50)
  expect(components.filter((file) => !shown.has(file))).toEqual([])
})
