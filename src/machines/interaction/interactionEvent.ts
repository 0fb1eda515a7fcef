import type { BatchEvent } from './batchMachine'
import type { CommandEvent } from './commandMachine'
import type { ConfirmEvent } from './confirmMachine'
import type { DeviceCodeEvent } from './deviceCodeMachine'
import type { UploadEvent } from './imageUploadMachine'
import type { LedgerEvent } from './ledgerMachine'
import type { LoginSubmitted } from './loginMachine'
import type { PlanEvent } from './planMachine'
import type { RegionVersionEvent } from './regionVersionMachine'
import type { RepositoryUploadEvent } from './repositoryUploadMachine'
import type { RootEvent } from './rootMachine'
import type { SerialConsoleEvent } from './serialConsoleMachine'
import type { SessionEvent } from './sessionMachine'
import type { UndoEvent } from './undoMachine'

/** Every event that an actor of a page receives from code other than the machine library. */
export type InteractionEvent =
  | BatchEvent
  | CommandEvent
  | ConfirmEvent
  | DeviceCodeEvent
  | LedgerEvent
  | LoginSubmitted
  | PlanEvent
  | RegionVersionEvent
  | RepositoryUploadEvent
  | RootEvent
  | SerialConsoleEvent
  | SessionEvent
  | UndoEvent
  | UploadEvent
