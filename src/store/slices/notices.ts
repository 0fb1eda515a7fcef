import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A toast: something that has just happened. */
export interface ShownNotice {
  id: string
  tone: 'success' | 'failed'
  title: string
  body?: string
  /** The id under which the server logged the call that failed. */
  requestId?: string
  /** Where to look at what came of it. */
  link?: { label: string; to: string }
}

const slice = createSlice({
  name: 'notices',
  initialState: [] as ShownNotice[],
  reducers: {
    noticeShown: {
      reducer: (state, { payload }: PayloadAction<ShownNotice>) => void state.push(payload),
      prepare: (notice: Omit<ShownNotice, 'id'>) => ({ payload: { id: nanoid(), ...notice } }),
    },
    noticeDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter((notice) => notice.id !== payload),
  },
})

export const { noticeShown, noticeDismissed } = slice.actions
export const noticesReducer = slice.reducer
