export const title = "Pages";
