import { describe, expect, it } from 'vitest'
import { call, items, setupRegion } from '#tests/support/region'

const mock = setupRegion()

describe('pages', () => {
  it('follow each other without a gap or a repeat, and the last full one still has a token', async () => {
    mock.restart({ scenario: 'company' })
    const names: string[] = []
    let token: string | null | undefined
    do {
      const reply = await call('GET', `/v1/projects?limit=19${token ? `&page_token=${token}` : ''}`)
      expect(reply.status).toBe(200)
      names.push(...items(reply).map((row) => row['name'] as string))
      token = reply.body['next_page'] as string | null
    } while (token)
    expect(names).toHaveLength(57)
    expect(new Set(names).size).toBe(57)
    expect(names.every((name, index) => index === 0 || name > (names[index - 1] ?? ''))).toBe(true)
  })
  it.each([
    ['limit=0', 'unable to parse query string: limit: invalid value: integer `0`, expected a nonzero u32'],
    ['limit=x', 'unable to parse query string: limit: invalid digit found in string'],
    ['page_token=garbage', 'unable to parse query string: page_token: corrupted'],
  ])('%s is refused', async (query, message) => {
    expect(await call('GET', `/v1/projects?${query}`)).toMatchObject({ status: 400, body: { message } })
  })
})
