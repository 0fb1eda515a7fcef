import type {
  AuditLogEntry,
  AuditLogEntryResultsPage,
  TufRepo,
  TufRepoUpload,
  UpdateStatus,
} from '#store/api/generated/types'

// Records of the model with facts that only regions of older versions have. The steps of
// `store/api/versions/steps` add them, so that the pages of an older region show what it says.

/** A file of a repository. */
export interface Artifact {
  id: { kind: string; name: string; version: string }
  hash: string
  /** In bytes. */
  size: number
  sign?: number[] | null
}

/** The contents and the signatures of a repository. Said before 20251008. */
export interface RepositoryContents {
  artifacts: readonly Artifact[]
  targetsRoleVersion: number
  /** ISO 8601. */
  validUntil: string
}

export interface Repository extends TufRepo {
  contents?: RepositoryContents
}

/** The target release, and the course of the update since 20251008. */
export interface ReleaseStatus extends UpdateStatus {
  /** The count of target releases. Said before 20251008, when the course of an update was not. */
  generation?: number
}

/** A target release as it was accepted before 20251008; later responses are empty. */
export interface AcceptedRelease {
  version: string
  timeRequested: string
  generation: number
}

/** An entry of the audit log. */
export interface LoggedEntry extends AuditLogEntry {
  /** A method of authentication that the enumeration of 2026021301 does not have. */
  otherAuthMethod?: string
}

/** The responses with such facts, by operation. */
export interface OlderFacts {
  auditLogList: Omit<AuditLogEntryResultsPage, 'items'> & { items: LoggedEntry[] }
  systemUpdateRepositoryUpload: Omit<TufRepoUpload, 'repo'> & { repo: Repository }
  systemUpdateRepositoryView: Repository
  systemUpdateStatus: ReleaseStatus
  targetReleaseUpdate: AcceptedRelease | void
}
