import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface SessionState {
  /** The page (path and query) on which the session was found to be lost; null while it holds. */
  expiredAt: string | null
}

const slice = createSlice({
  name: 'session',
  initialState: { expiredAt: null } as SessionState,
  reducers: {
    /** A call answered 401. The first one counts: later ones say nothing new. */
    sessionExpired: (state, { payload }: PayloadAction<{ location: string }>) => {
      state.expiredAt ??= payload.location
    },
  },
})

export const { sessionExpired } = slice.actions
export const sessionReducer = slice.reducer
