import type { Page } from 'playwright/test'

// The list of instances, which represents all lists in browser tests.

/** The address of a list of three pages. */
export const many = '/projects/telemetry-ingest/instances?latency=0'
/** The address of a list that is too long to be read whole. */
export const tooMany = '/projects/crowd/instances?scenario=crowded&latency=0'

/** The links of its rows. */
export const names = (page: Page) => page.getByRole('table', { name: 'Instances' }).getByRole('link')
export const filterOf = (page: Page) => page.getByRole('searchbox', { name: 'Filter instances' })
/** Its filter with the facets. */
export const search = (page: Page) => page.getByRole('search', { name: 'instances' })
/** The head of a column. */
export const heading = (page: Page, name: string) =>
  page.getByRole('columnheader', { name: new RegExp(`^${name}\\b`) })

/** Whether a call is one of the counts in the sidebar of a project: they read each list once, whole and by name. */
export const isForCounts = ({ url }: { url: string }) =>
  /^\/v1\/(instances|disks|snapshots)\?(?=.*\blimit=1000\b).*\bsort_by=name_ascending\b/.test(url)
