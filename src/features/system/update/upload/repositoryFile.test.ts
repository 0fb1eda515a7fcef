import { expect, it } from 'vitest'
import { repositoryFieldErrors, repositoryFileError } from './repositoryFile'

const file = (content: string) => new File([content], 'region.zip')

it('a repository is a zip archive of at most 4 GiB', async () => {
  expect(await repositoryFileError(file('PK\u0003\u0004'))).toBeUndefined()
  expect(await repositoryFileError(null)).toBe('Repository file is required')
  expect(await repositoryFileError(file(''))).toBe('The file is empty')
  expect(await repositoryFileError(file('P'))).toBe('This is not a zip archive')
  expect(await repositoryFileError(file('{"signed":1}'))).toBe('This is not a zip archive')
  const large = Object.defineProperty(file('PK'), 'size', { value: 4 * 2 ** 30 + 1 })
  expect(await repositoryFileError(large)).toBe('Must be at most 4 GiB')
})

it('a file that is gone says so', async () => {
  const gone = file('PK')
  gone.slice = () => {
    throw new DOMException('x', 'NotFoundError')
  }
  expect(await repositoryFileError(gone)).toContain('could not be read')
})

it('what the region says of the file is said at it', () => {
  expect(repositoryFieldErrors({ statusCode: 409, message: 'different' })).toEqual({ file: 'different' })
  expect(repositoryFieldErrors({ statusCode: 400, message: 'unsigned' })).toEqual({ file: 'unsigned' })
  expect(repositoryFieldErrors({ statusCode: 403, message: 'Forbidden' })).toEqual({})
})
