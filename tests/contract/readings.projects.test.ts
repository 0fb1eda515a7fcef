import { describe, expect, test } from 'vitest'
import { setupPages } from '../support/pageText'

// The facts on pages that need neither an action nor a window: what is in a project.

const planner = '/projects/berth-planner'

describe('in the company', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test.each([
    ['alarm-relay-a', / Automatic restart Last restart None yet /],
    ['alarm-relay-b', / Cooldown until [^(]+ \(Restarting soon\) /],
  ])('what %s says of its next restart', async (name, cooldown) => {
    expect((await pages.open(`${planner}/instances/${name}/settings`)).text).toMatch(cooldown)
  })

  test('what each disk was made from leads there', async () => {
    const page = await (await pages.open(`${planner}/disks`)).settled()
    for (const [name, source] of [
      ['berth-api-1-boot', 'Image harbour-linux-13'],
      ['berth-cache-boot', 'Image berth-golden'],
      ['archive-2025', 'Snapshot replica-nightly'],
      ['archive-2024', 'Image that has been deleted'],
      ['scratch', 'Blank'],
      ['upload-waiting', 'Import'],
    ])
      expect(page.rows('Disks').find((row) => row.startsWith(`${name} `))).toContain(source)
    expect(page.link('replica-nightly')).toBe(`${planner}/snapshots/replica-nightly`)
    expect(page.link('berth-golden')).toBe(`${planner}/images/berth-golden`)
    expect(page.link('harbour-linux-13')).toBe('/images/harbour-linux-13')
  })

  test('affinity groups have their type, their policy and the number of their members', async () => {
    const rows = (await (await pages.open(`${planner}/affinity`)).settled()).rows('Affinity groups')
    expect(rows.find((row) => row.startsWith('api-spread'))).toMatch(/ Anti-affinity .* 3 /)
    expect(rows.find((row) => row.startsWith('simulation'))).toMatch(/ Affinity .* none /)
    const full = await (await pages.open('/projects/telemetry-ingest/affinity/ingest-full')).settled()
    expect(full.text).toContain('Members (32)')
    expect(full.described('Add instance')).toBe('A group has at most 32 instances')
  })

  test('an image has all that is known of it', async () => {
    const panel = (await (await pages.open(`${planner}/images/berth-golden`)).settled()).panel()
    for (const text of ['This project', 'harbour-linux', '20 GiB', '512 bytes', 'without a network'])
      expect(panel).toContain(text)
  })

  test('an instance to copy that does not exist is named', async () => {
    const page = await (await pages.open(`${planner}/instances-new?like=nope`)).settled()
    expect(page.text).toContain('There is no instance nope in berth-planner')
    expect(page.text).not.toContain('Like nope')
    expect(page.link('All instances')).toBe(`${planner}/instances`)
  })

  test('the connect tab: the console, the same in your own terminal, SSH, and the keys', async () => {
    const page = await (await pages.open(`${planner}/instances/berth-api-1/connect`)).settled()
    const card = page.region('Serial console')
    expect(card).toContain('region-cli stands for your region’s command-line program')
    expect(card).toContain(
      'region-cli instance serial console \\ --project berth-planner \\ --instance berth-api-1',
    )
    expect(card).toContain('prints what the console has shown so far')
    expect(page.region('SSH')).toContain('ssh [user]@192.0.2.10')
    expect(page.rows('SSH keys')).toHaveLength(2)
    const none = await (await pages.open(`${planner}/instances/gpu-like-64/connect`)).settled()
    expect(none.region('SSH')).toContain('gpu-like-64 has no external IP')
    expect(none.text).toContain('Created without SSH keys')
    expect(none.link('Attach one on the networking tab')).toBe(`${planner}/instances/gpu-like-64/networking`)
  })

  test('a new disk says what it takes of what is left of the quota', async () => {
    const page = await (await pages.open(`${planner}/disks-new`)).settled()
    expect(page.panel()).toMatch(/Takes 10 GiB of [\d.,]+ TiB left/)
  })
})

describe('at the time of the region', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test('a failed instance says when it is started again', async () => {
    expect((await pages.open(`${planner}/instances/alarm-relay-c/settings`)).text).toMatch(
      / Cooldown until [^(]+ \(Restarts in \d+ min\) /,
    )
  })
})

describe('a region that is full', () => {
  const pages = setupPages({ scenario: 'failures', persona: 'marit' })
  test('says what is over the quota before anything is sent', async () => {
    const page = await (await pages.open('/projects/storm/disks-new')).settled()
    expect(page.panel()).toContain('Over the quota')
    // The meter says how much, and the notice says only the way out.
    expect(page.panel().match(/only 0 B left/g)).toHaveLength(1)
    expect(page.panel()).toContain('Delete disks or snapshots')
  })
})

describe('an empty region', () => {
  const pages = setupPages({ scenario: 'empty', persona: 'marit' })
  test('all of the quota is left, and there are no projects', async () => {
    expect((await pages.open('/utilization')).text).toContain('480 vCPUs left')
    const page = await pages.open('/projects')
    expect(page.text).toContain('No projects')
    expect(page.link('Create project')).toBe('/projects-new')
  })
})

describe('in a small world', () => {
  const pages = setupPages({ scenario: 'small', persona: 'marit' })

  test.each([
    ['vpcs/default/firewall-rules', ['firewall rules'], 'VPCs'],
    ['vpcs/default/subnets', ['subnets'], 'VPCs'],
    ['vpcs/default/routers', ['routers'], 'VPCs'],
    ['vpcs/default/internet-gateways', ['internet gateways'], 'VPCs'],
    ['instances/web-1/networking', ['network interfaces', 'external IPs'], 'instances'],
    ['instances/web-1/connect', ['serial console', 'SSH keys'], 'instances'],
  ])('%s leads to its own page of help, not to that of its record as well', async (path, nouns, record) => {
    const page = await pages.open(`/projects/web/${path}`)
    for (const noun of nouns) expect(() => page.described(`Learn about ${noun}`)).not.toThrow()
    expect(() => page.described(`Learn about ${record}`)).toThrow(`no button Learn about ${record}`)
  })
})
