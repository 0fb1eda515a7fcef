import type { AnyStateMachine } from 'xstate'
import type { ChartKind } from '#machines/charts/chart'
import { batchMachine } from '#machines/interaction/batchMachine'
import { commandMachine } from '#machines/interaction/commandMachine'
import { confirmMachine } from '#machines/interaction/confirmMachine'
import { demoMachine } from '#machines/interaction/demoMachine'
import { deviceCodeMachine } from '#machines/interaction/deviceCodeMachine'
import { imageUploadMachine } from '#machines/interaction/imageUploadMachine'
import { ledgerMachine } from '#machines/interaction/ledgerMachine'
import { loginMachine } from '#machines/interaction/loginMachine'
import { planMachine } from '#machines/interaction/planMachine'
import { regionVersionMachine } from '#machines/interaction/regionVersionMachine'
import { repositoryUploadMachine } from '#machines/interaction/repositoryUploadMachine'
import { rootMachine } from '#machines/interaction/rootMachine'
import { serialConsoleMachine } from '#machines/interaction/serialConsoleMachine'
import { sessionMachine } from '#machines/interaction/sessionMachine'
import { undoMachine } from '#machines/interaction/undoMachine'
import { lifecycles } from '#machines/lifecycle/machines'
import { structureOf, type Structure } from './structure'

const interactions: readonly AnyStateMachine[] = [
  rootMachine,
  sessionMachine,
  confirmMachine,
  commandMachine,
  planMachine,
  batchMachine,
  loginMachine,
  deviceCodeMachine,
  serialConsoleMachine,
  imageUploadMachine,
  repositoryUploadMachine,
  demoMachine,
  regionVersionMachine,
  ledgerMachine,
  undoMachine,
]

/** Every machine of the console, lifecycles first. */
export const machines: readonly { machine: AnyStateMachine; kind: ChartKind }[] = [
  ...lifecycles.map((machine) => ({ machine, kind: 'lifecycle' }) as const),
  ...interactions.map((machine) => ({ machine, kind: 'interaction' }) as const),
]

/** The current structure of each machine. */
export const structures = (): Structure[] => machines.map(({ machine, kind }) => structureOf(machine, kind))
