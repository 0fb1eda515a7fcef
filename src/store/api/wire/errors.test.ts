import { describe, expect, it } from 'vitest'
import { answerWords, errorText, apiErrorFrom, meaningOf, errorWords } from './errors'

describe('the error catalogue, row by row', () => {
  it.each([
    ['Forbidden', 'projectList', 'Forbidden', 'whatever', 'Action not authorized'],
    [
      'ObjectNotFound',
      'projectView',
      'ObjectNotFound',
      'not found: project with name "x"',
      'Not found: project with name "x"',
    ],
    [
      'ObjectAlreadyExists, named by the server',
      'x',
      'ObjectAlreadyExists',
      'already exists: project "web"',
      'Project name already exists',
    ],
    [
      'ObjectAlreadyExists, with the type in words',
      'x',
      'ObjectAlreadyExists',
      'already exists: floating-ip "edge"',
      'Floating IP name already exists',
    ],
    [
      'ObjectAlreadyExists, named by the operation',
      'instanceNetworkInterfaceCreate',
      'ObjectAlreadyExists',
      '',
      'Interface name already exists',
    ],
    [
      'ObjectAlreadyExists, plural operation',
      'projectsCreate',
      'ObjectAlreadyExists',
      undefined,
      'Project name already exists',
    ],
    [
      'a disk clash inside instance creation names the disk',
      'instanceCreate',
      'ObjectAlreadyExists',
      'already exists: disk "a"',
      'Disk name already exists',
    ],
    [
      'a body that does not parse',
      'diskCreate',
      undefined,
      'unable to parse JSON body: size: value was too large at line 1 column 30',
      'Size: value was too large',
    ],
    ['any other error', 'instanceStop', 'InvalidRequest', 'instance is creating', 'Instance is creating'],
    [
      'a query whose tables are misaligned',
      'timeseriesQuery',
      'InvalidRequest',
      'Input tables to a `group_by` must be aligned',
      'Input tables to a `group_by` must be aligned',
    ],
    ['no words at all', 'instanceStop', undefined, undefined, 'Unknown server error'],
  ])('%s', (_, operation, code, message, expected) => {
    expect(errorText(operation, code, message)).toBe(expected)
  })
  it('keeps the code, the status and the request id', () => {
    expect(
      apiErrorFrom('projectView', 404, { errorCode: 'ObjectNotFound', message: 'no', requestId: 'r-1' }),
    ).toEqual({
      message: 'No',
      errorCode: 'ObjectNotFound',
      statusCode: 404,
      requestId: 'r-1',
    })
  })
  it('falls back on the header for the request id', () => {
    expect(apiErrorFrom('projectView', 500, {}, 'r-2')).toEqual({
      message: 'Unknown server error',
      isUnexplained: true,
      statusCode: 500,
      requestId: 'r-2',
    })
  })
  it('a 403 without a code and a message is an unknown server error, and what it may mean stands apart', () => {
    const error = apiErrorFrom('projectView', 403, {})
    expect(error).toEqual({ message: 'Unknown server error', isUnexplained: true, statusCode: 403 })
    expect(meaningOf(error)).toBe('It may mean that your roles do not allow this.')
    expect(errorWords(error)).toBe('Unknown server error. It may mean that your roles do not allow this.')
  })
  it('a region that failed is said to have answered, and to have perhaps made the change', () => {
    const error = apiErrorFrom('instanceStop', 500, {
      errorCode: 'Internal',
      message: 'Internal Server Error',
    })
    expect(answerWords(error)).toBe('The region answered 500: Internal Server Error.')
    expect(answerWords(error, true)).toBe(
      'The region answered 500: Internal Server Error. It is not known whether anything was changed.',
    )
  })
  it.each([
    [400, 'ObjectAlreadyExists', 'already exists: disk "a"', 'Disk name already exists'],
    [403, 'Forbidden', 'Forbidden', 'Action not authorized'],
    [507, 'InsufficientCapacity', 'insufficient capacity', 'Insufficient capacity'],
  ])('%i %s: the reason alone, since nothing else is in doubt', (status, errorCode, message, words) => {
    expect(answerWords(apiErrorFrom('diskCreate', status, { errorCode, message }), true)).toBe(words)
  })
  it('a refusal without a reason leaves no doubt about the change', () => {
    expect(answerWords(apiErrorFrom('instanceStop', 403, {}), true)).toBe(
      'The region answered 403: Unknown server error. It may mean that your roles do not allow this.',
    )
  })
  it('an error that the server explained has its words alone', () => {
    const error = apiErrorFrom('projectView', 403, { errorCode: 'Forbidden', message: 'Forbidden' })
    expect(error).toEqual({ message: 'Action not authorized', errorCode: 'Forbidden', statusCode: 403 })
    expect(errorWords(error)).toBe('Action not authorized')
  })
})
