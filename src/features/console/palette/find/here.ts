import type { Version } from '#store/api/versions/generated/shipped'

/** Where the search starts, and for whom. */
export interface Here {
  userId?: string | undefined
  /** The user's silo. */
  silo: string
  /** The project of the page. */
  project: string | undefined
  /** On a page outside of all projects: the project that was used last. */
  lastProject?: string | undefined
  /** The VPC of the page, in that project. */
  vpc?: string | undefined
  /** The instance of the page, in that project. */
  instance?: string | undefined
  /** The silo of a page of the region. */
  tenant?: string | undefined
  /** The IP pool of a page of the region. */
  pool?: string | undefined
  /** The subnet pool of a page of the region. */
  subnetPool?: string | undefined
  /** The alert receiver of a page of the region. */
  receiver?: string | undefined
  /** The page is one of the region. */
  isInRegion: boolean
  /** The version of the API in which the region is asked. */
  version: Version
  /** The user may read the region's pages. */
  isOperator: boolean
}
