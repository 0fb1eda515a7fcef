import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A command that can begin on what has come to rest: "Start again". By its name, since a line of the activity keeps it. */
export interface NextCommand {
  label: string
  /** `instance.start` */
  command: string
  subject: { kind: string; id: string; name: string }
}

/** A toast. */
export interface ShownNotice {
  id: string
  tone: 'success' | 'failed'
  title: string
  body?: string
  /** The id under which the server logged the failed request. */
  requestId?: string
  /** The toast reports a running request and is removed when the request ends. Rule: CMD-2. */
  isUnderWay?: boolean
  /** The id of the resource in transition. A page with a visible badge of it shows no toast. */
  about?: string
  /** Shows nothing: for screen readers only. Rule: CMD-4. */
  isSpoken?: boolean
  /** A link to the result. */
  link?: { label: string; to: string }
  /** A value of the result to copy. */
  copy?: { label: string; value: string }
  /** A command that comes next. */
  begin?: NextCommand
  /** The line of the activity that it says was done: what the line offers, the toast does. Rules: UNDO-1, BACK-2. */
  line?: string | undefined
}

/** The toast after the code of an action could not be fetched, for `noticeShown`. */
export const unloadedNotice = (title: string): Omit<ShownNotice, 'id'> => ({
  tone: 'failed',
  title,
  body: 'A part of the console could not be loaded. Check the connection, then try again.',
})

const slice = createSlice({
  name: 'notices',
  initialState: [] as ShownNotice[],
  reducers: {
    noticeShown: {
      reducer: (state, { payload }: PayloadAction<ShownNotice>) => void state.push(payload),
      /** @param notice with an id if the code that shows it also dismisses it */
      prepare: (notice: Omit<ShownNotice, 'id'> & { id?: string }) => ({
        payload: { id: nanoid(), ...notice },
      }),
    },
    noticeDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter((notice) => notice.id !== payload),
  },
})

export const { noticeShown, noticeDismissed } = slice.actions
export const noticesReducer = slice.reducer
