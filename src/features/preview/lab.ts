// The settings of the mock region, and the address that carries them: one link gives the same run to everyone.

/** What the lab sets. Empty texts leave it to the region. */
export interface LabSettings {
  scenario: string
  seed: string
  /** Milliseconds of each answer. */
  latency: string
  /** How many times faster the simulated hardware works. */
  speed: string
  /** Failures on purpose, as `?faults=` takes them. */
  faults: string
}

/** What the region does without any setting. */
export const usualSettings: LabSettings = {
  scenario: 'company',
  seed: '1',
  latency: '',
  speed: '1',
  faults: '',
}

const names = Object.keys(usualSettings) as (keyof LabSettings)[]

/** The settings of an address. */
export function settingsOf(search: string): LabSettings {
  const asked = new URLSearchParams(search)
  return Object.fromEntries(
    names.map((name) => [name, asked.get(name) ?? usualSettings[name]]),
  ) as unknown as LabSettings
}

/** The address of a page with these settings: what is usual is left out, but for the scenario and the seed. */
export function labAddress(path: string, settings: LabSettings): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = settings[name].trim()
    if (name === 'scenario' || name === 'seed' || (value !== '' && value !== usualSettings[name]))
      query.set(name, value || usualSettings[name])
  }
  // Recipes stay readable.
  return `${path}?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`
}

/** A recipe with one more word. */
export const withFault = (faults: string, word: string): string =>
  [...faults.split(',').filter(Boolean), word].join(',')
