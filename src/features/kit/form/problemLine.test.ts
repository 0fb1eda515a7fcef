import { expect, it } from 'vitest'
import { problemLine } from './ErrorSummary'

it.each([
  ['Name', 'Name is required', 'Name is required'],
  ['User data', 'User data is at most 32,768 bytes', 'User data is at most 32,768 bytes'],
  ['Boot disk', 'Silo image is required', 'Boot disk: Silo image is required'],
  ['Disk', 'Disks must differ', 'Disk: Disks must differ'],
])('the summary says the label once: %s, %s', (label, message, line) => {
  expect(problemLine(label, message)).toBe(line)
})
