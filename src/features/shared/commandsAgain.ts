import type { Command } from '#store/commands/command'
import type { Viewed, ViewedKind } from '#store/ledger/subjectViews'

/** The commands that can begin again on the record of their subject alone, by its kind. */
export type CommandsAgain = { readonly [Name in ViewedKind]?: readonly Command<Viewed[Name]>[] }
