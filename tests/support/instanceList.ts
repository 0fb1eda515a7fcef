import type { Page } from 'playwright/test'

// The list of instances, which represents all lists in browser tests.

/** The address of a list of three pages. */
export const threePages = '/projects/telemetry-ingest/instances?latency=0'
/** The address of a list whose whole takes ten calls. */
export const tooLongForOneCall = '/projects/crowd/instances?scenario=crowded&latency=0'

/** The links of its rows. */
export const rowLinks = (page: Page) => page.getByRole('table', { name: 'Instances' }).getByRole('link')
/** The text of its filter. */
export const filterField = (page: Page) => page.getByRole('searchbox', { name: 'Filter instances' })
/** Its filter, with the facets. */
export const filterBar = (page: Page) => page.getByRole('search', { name: 'instances' })
/** The head of a column. */
export const columnHead = (page: Page, name: string) =>
  page.getByRole('columnheader', { name: new RegExp(`^${name}\\b`) })
