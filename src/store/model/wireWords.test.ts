import { expect, test } from 'vitest'
import { wireWords } from './wireWords'

test.each([
  ['running', 'running'],
  ['import_ready', 'import ready'],
  ['importing_from_url', 'importing from URL'],
  ['limited_collaborator', 'limited collaborator'],
])('%s is shown as "%s"', (name, words) => {
  expect(wireWords(name)).toBe(words)
})
