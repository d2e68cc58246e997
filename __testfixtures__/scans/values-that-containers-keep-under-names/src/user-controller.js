class UserController {
  constructor({ userService }) {
    this.userService = userService;
  }
  show(req, res) {
    res.json(this.userService.find(req.params.id));
  }
}
module.exports = UserController;
