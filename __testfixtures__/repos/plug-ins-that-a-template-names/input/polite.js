export const polite = (word) => `${word}, please`;
