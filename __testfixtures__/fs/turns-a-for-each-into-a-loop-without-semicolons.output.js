const fs = require('fs')
const { promisify } = require('util')
const appendFileAsync = promisify(fs.appendFile)

async function main (folder) {
	const names = await fs.promises.readdir(folder)
	for (const name of names) {
		await fs.promises.unlink(name)
	}
	for (const name of await fs.promises.readdir(folder)) {
		for (const line of (await fs.promises.readFile(name, 'utf8')).split('\n')) {
			await appendFileAsync('log', line)
		}
	}
	return names
}

main('.').then(console.log)
