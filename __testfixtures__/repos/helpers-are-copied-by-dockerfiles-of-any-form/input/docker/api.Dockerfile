FROM node:20
WORKDIR /app
COPY package*.json ./
RUN npm ci --omit=dev
# COPY . .
COPY ["server", "./server"]
CMD ["node", "server/app.js"]
