/** Who is outside: people and programs, the internet as a whole, the other end of a private line. */
export type Actor = 'users' | 'internet' | 'onprem';
